import '#styles/screen.css'
import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { loadMessages } from '#i18n/load.ts'
import { createTranslate, type Messages, type Translate } from '#lib/messages.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { latePart, useArrived } from './late-part.tsx'
import type { CentreProps, Screen, ScreenEntry, ScreenProps } from './screen.ts'
import { Words } from './Words.tsx'

interface Props extends CentreProps {
  /** The registry of the centre. */
  screens: readonly Screen[]
  /** The screen to show. */
  entry: ScreenEntry
}

/**
 * The place of a centre where its screens stand, one at a time; the heading of one that was swapped in has the focus. The
 * built HTML has the name of the screen and no more: nobody can touch what does not listen yet.
 */
export function ScreenOutlet({ screens, entry, ...page }: Props) {
  const [parts] = useState(() => new Map(screens.map((screen) => [screen.screen, partOf(screen, page)])))
  const [hasSwapped, setSwapped] = useState(false)
  if (!hasSwapped && page.first.screen !== entry.screen) setSwapped(true)
  const t = createTranslate(page.messages, page.locale)
  const Part = parts.get(entry.screen)
  const coming = <Coming t={t} entry={entry} />
  if (!Part) return coming
  return (
    <Boundary key={entry.screen} fallback={<Failed t={t} />}>
      <Suspense fallback={coming}>
        <Late arrive={Part.arrive} waiting={coming}>
          <Part isSwapped={hasSwapped} />
        </Late>
      </Suspense>
    </Boundary>
  )
}

/** A screen with its words, which travel beside its code unless the page has brought them. */
function partOf({ screen, words, load }: Screen, page: CentreProps) {
  const { first } = page
  return latePart(async () => {
    const own = screen === first.screen ? [first.words] : words.map((area) => loadMessages(area))
    const [Screen, ...texts] = await Promise.all([load(), ...own])
    return shown(Screen, page, Object.assign({}, page.messages, ...texts))
  })
}

function shown(Screen: ComponentType<ScreenProps>, { language, locale, menu }: CentreProps, messages: Messages) {
  const t = createTranslate(messages, locale)
  return function Shown({ isSwapped }: { isSwapped: boolean }) {
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

interface LateProps {
  arrive: () => Promise<unknown>
  waiting: React.ReactNode
  children: React.ReactNode
}

const Late = ({ arrive, waiting, children }: LateProps) => (useArrived(arrive) ? children : waiting)

/** Its name stands there at once, so that a tap is answered. */
function Coming({ t, entry }: { t: Translate; entry: ScreenEntry }) {
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

function Failed({ t }: { t: Translate }) {
  return (
    <Notice kind="error" action={{ text: t('retry'), onClick: () => location.reload() }}>
      {t('error.unreachable')}
    </Notice>
  )
}
