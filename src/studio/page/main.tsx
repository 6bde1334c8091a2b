import './page.css'
import { createRoot } from 'react-dom/client'
import { ReelsWords } from '#games/reels/view/words.ts'
import { SlotsWords } from '#games/slots/words.ts'
import { Refusal } from './api.ts'
import { Game } from './Game.tsx'
import { Gone } from './Gone.tsx'
import { browserLanguage, loadWords, localeOf } from './load-words.ts'
import { refusalText } from './refusal-text.ts'
import { forgetSession, start } from './session.ts'
import { tellPage } from './to-page.ts'

const place = document.getElementById('game')
if (!place) throw new Error('the page has no place for the game')
const root = createRoot(place)

/** Opens the game of this page and shows it, or why it does not open. */
async function show(): Promise<void> {
  const opened = await start()
  if (!opened) return showGone('unknown_session')
  const t = await loadWords(opened.language)
  document.documentElement.lang = localeOf(opened.language)
  document.title = opened.game.name
  root.render(
    <SlotsWords value={t}>
      <ReelsWords value={t}>
        <Game opened={opened} t={t} />
      </ReelsWords>
    </SlotsWords>,
  )
  tellPage({ type: 'ready' })
}

/** @param code why the studio refuses; undefined if it did not answer */
async function showGone(code: string | undefined): Promise<void> {
  const language = browserLanguage()
  const t = await loadWords(language)
  document.documentElement.lang = localeOf(language)
  if (code !== undefined) forgetSession()
  const text =
    code === undefined ? t('reels.failed') : code === 'unknown_session' ? t('reels.gone') : refusalText(t, code)
  root.render(<Gone t={t} text={text} onRetry={code === undefined ? () => location.reload() : undefined} />)
  tellPage({ type: 'error', code: code ?? 'offline' })
}

show().catch((error: unknown) => showGone(error instanceof Refusal ? error.code : undefined))
