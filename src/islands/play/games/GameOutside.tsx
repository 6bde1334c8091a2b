import { useWords } from '#islands/Words.tsx'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import type { Launched } from '#stores/play/games/game.ts'

/** In place of a game whose vendor lets no other page frame it: the way to its own page. */
export function GameOutside({ game }: { game: Launched }) {
  const t = useWords<'games'>()
  return (
    <div className="game-wait-art">
      <strong>{game.title}</strong>
      <p>{t('outside.text')}</p>
      <a
        className="button button--main"
        href={game.url}
        target="_blank"
        rel="noreferrer"
        // Whoever comes back from it sees what was played there.
        onClick={() => addEventListener('focus', () => void balanceChanged(), { once: true })}
      >
        {t('outside.open')}
      </a>
    </div>
  )
}
