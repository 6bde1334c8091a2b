import '#styles/screen.css'
import { Suspense, useEffect, useState } from 'react'
import { createTranslate, type Messages, type Translate } from '#i18n/messages.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useLoaded } from '#ui/use-loaded.ts'
import { latePart } from './late-part.tsx'
import type { CentreProps, Screen, ScreenComponent, ScreenEntry, ScreenProps } from './screen.ts'
import { Words, wordsOf } from './Words.tsx'

type Part = ReturnType<typeof latePart<ScreenProps>>

/** The screens of a centre by name, each a part that comes when it is opened. */
export type ScreenParts = ReadonlyMap<string, { readonly part: Part; readonly words: Screen['words'] }>

export function screenParts(screens: readonly Screen[]): ScreenParts {
  return new Map(
    screens.map(({ screen, words, load }) => [screen, { part: latePart(async () => styled(await load())), words }]),
  )
}

function styled(Screen: ScreenComponent) {
  return (props: ScreenProps) => (
    <>
      {Screen.sheet && <link rel="stylesheet" href={Screen.sheet} precedence="screen" />}
      <Screen {...props} />
    </>
  )
}

interface Props extends CentreProps {
  parts: ScreenParts
  entry: ScreenEntry
}

/**
 * The place of a centre where its screens stand, one at a time; the heading of one that was swapped in has the focus. The
 * built HTML has the name of the screen and no more: nobody can touch what does not listen yet.
 */
export function ScreenOutlet({ parts, entry, first, language, locale, messages, menu }: Props) {
  const [hasSwapped, setSwapped] = useState(false)
  if (!hasSwapped && first.screen !== entry.screen) setSwapped(true)
  const found = parts.get(entry.screen)
  if (!found) return null
  const { part: Part, words } = found
  const t = createTranslate(messages, locale)
  const isFirst = first.screen === entry.screen
  const arrive = () => Promise.all([Part.arrive(), isFirst || wordsOf(language, words)])
  const draw = (own: Messages) => (
    <Arrived isSwapped={hasSwapped}>
      <Part t={createTranslate({ ...messages, ...own }, locale)} language={language} locale={locale} menu={menu} />
    </Arrived>
  )
  const coming = <Coming t={t} entry={entry} />
  return (
    <Boundary key={entry.screen} fallback={<Failed t={t} />}>
      <Suspense fallback={coming}>
        <Late arrive={arrive} waiting={coming}>
          {isFirst ? (
            draw(first.words)
          ) : (
            <Words language={language} areas={words}>
              {draw}
            </Words>
          )}
        </Late>
      </Suspense>
    </Boundary>
  )
}

interface LateProps {
  arrive: () => Promise<unknown>
  waiting: React.ReactNode
  children: React.ReactNode
}

const Late = ({ arrive, waiting, children }: LateProps) => (useLoaded(arrive) ? children : waiting)

function Arrived({ isSwapped, children }: { isSwapped: boolean; children: React.ReactNode }) {
  useEffect(() => {
    const heading = isSwapped ? document.querySelector<HTMLElement>('main h1') : undefined
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [isSwapped])
  return children
}

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
