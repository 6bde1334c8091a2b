import { useInstantWords } from '#games/instants/view/words.ts'
import css from './print.module.css'

/** What is printed on the cloth: what a blackjack pays, and when the dealer stands. @param className where it gives way on a low table */
export function Print({ className }: { readonly className: string | undefined }) {
  const t = useInstantWords<'instants-blackjack'>()
  return (
    <div className={`${css.print} ${className}`} aria-hidden="true">
      <b>{t('blackjack.print.pays')}</b>
      <span>{t('blackjack.print.dealer')}</span>
    </div>
  )
}
