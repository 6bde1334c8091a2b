import './screen.css'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { fetched, loadMessages } from '#i18n/load.ts'
import { writeDatesBy } from '#lib/formats.ts'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { Notice } from '#ui/Notice.tsx'
import type { Parts } from '#ui/parts.ts'
import { Guard } from './Guard.tsx'
import { lazyPart, useArrived } from './lazy-part.tsx'
import type { CentreProps, Screen, ScreenEntry, ScreenProps } from './screen.ts'
import { useWords, Words } from './Words.tsx'

interface Props extends CentreProps {
  /** The registry of the centre. */
  screens: readonly Screen[]
  /** The screen to show. */
  entry: ScreenEntry
}

/**
 * Shows one screen of a centre at a time. After a change of screen its heading takes the focus. The built HTML contains
 * only the name of the screen, so that there are no buttons before they work.
 */
export function ScreenOutlet({ screens, entry, ...page }: Props) {
  const [parts] = useState(() => new Map(screens.map((screen) => [screen.screen, partOf(screen, page)])))
  const [t] = useState(() => createTranslate(page.messages, page.locale))
  const [hasSwapped, setSwapped] = useState(false)
  const { menu } = page
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const touched = link && menu.find(({ href }) => href === link.pathname)
      // Whoever opens the screen hears of a failure.
      if (touched)
        parts
          .get(touched.screen)
          ?.arrive()
          .catch(() => undefined)
    }
    // A finger rests on a link for a tenth of a second before that is a tap.
    document.addEventListener('pointerdown', onTouch, { passive: true })
    return () => document.removeEventListener('pointerdown', onTouch)
  }, [menu, parts])
  if (!hasSwapped && page.first.screen !== entry.screen) setSwapped(true)
  const Part = parts.get(entry.screen)
  const loading = <Loading entry={entry} />
  return (
    <Words value={t}>
      {Part ? (
        <Guard key={entry.screen} unloaded={<Failed />}>
          <Suspense fallback={loading}>
            <WhenArrived arrive={Part.arrive} fallback={loading}>
              <Part isSwapped={hasSwapped} />
            </WhenArrived>
          </Suspense>
        </Guard>
      ) : (
        loading
      )}
    </Words>
  )
}

/** A screen with its messages, which are loaded together with its code unless they are part of the page. */
function partOf({ screen, words, load }: Screen, page: CentreProps) {
  const { first } = page
  return lazyPart(async () => {
    const own = screen === first.screen ? [first.words] : words.map((area) => loadMessages(area))
    // Most screens write dates; the front page does not.
    const dates = screen === '' ? undefined : import('#lib/date-pattern.ts')
    const [Screen, ...texts] = await Promise.all([load(), ...own])
    if (dates) writeDatesBy((await dates).writeDateByPage)
    return { Screen: withWords(Screen, page, Object.assign({}, page.messages, ...texts)) }
  }, 'Screen')
}

function withWords(Screen: ComponentType<ScreenProps>, { language, locale, menu }: CentreProps, messages: Messages) {
  // Late parts of a screen load their own texts.
  const t = createTranslate(messages, locale, fetched)
  return function ScreenWithWords({ isSwapped }: { isSwapped: boolean }) {
    useEffect(() => {
      const heading = isSwapped ? document.querySelector<HTMLElement>('main h1') : undefined
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }, [isSwapped])
    return (
      <Words value={t}>
        <Screen language={language} locale={locale} menu={menu} />
      </Words>
    )
  }
}

interface WhenArrivedProps {
  arrive: () => Promise<unknown>
  fallback: Parts
  children: Parts
}

const WhenArrived = ({ arrive, fallback, children }: WhenArrivedProps) => (useArrived(arrive) ? children : fallback)

/** Shows the name of the screen while it is loading, so that a tap has an effect at once. */
function Loading({ entry }: { entry: ScreenEntry }) {
  const t = useWords()
  return (
    <div className="coming">
      <h1>{entry.text}</h1>
      <div className="skeleton skeleton--line" />
      <div className="skeleton skeleton--short" />
      <div className="skeleton coming__rest" />
      <span className="unseen" role="status">
        {t('loading')}
      </span>
    </div>
  )
}

function Failed() {
  const t = useWords()
  return (
    <Notice kind="error" action={{ text: t('retry'), onClick: () => location.reload() }}>
      {t('error.unreachable')}
    </Notice>
  )
}
