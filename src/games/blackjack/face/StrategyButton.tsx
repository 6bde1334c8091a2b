import { useInstantWords } from '#games/instants/view/words.ts'
import css from './blackjack.module.css'

/** Asks for the advice of the basic strategy, or puts it away. */
export function StrategyButton({ isOn, onToggle }: { readonly isOn: boolean; readonly onToggle: () => void }) {
  const t = useInstantWords<'instants-blackjack'>()
  return (
    <button type="button" className={css.advice} aria-pressed={isOn} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 17.5h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.5.400.5 1 .5 1.600h6c0-.6 0-1.200.5-1.600A6 6 0 0 0 12 3z" />
      </svg>
      <span>{t('blackjack.strategy')}</span>
    </button>
  )
}
