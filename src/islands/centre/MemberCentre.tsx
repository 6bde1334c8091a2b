import './centre.css'
import { useEffect, useState } from 'react'
import { guarded } from '#islands/Guard.tsx'
import { ScreenMenu } from '#islands/ScreenMenu.tsx'
import { ScreenOutlet } from '#islands/ScreenOutlet.tsx'
import type { CentreProps } from '#islands/screen.ts'
import { useScreen } from '#islands/use-screen.ts'
import { useWords, Words } from '#islands/Words.tsx'
import { createTranslate } from '#lib/messages.ts'
import { $role } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { followBack } from './back.ts'
import { Greeting } from './Greeting.tsx'
import { memberScreens } from './screens.ts'

/**
 * The member centre: the screen of the current address. Beside it the menu stands where there is room; on narrower screens the
 * front page is the menu, and the header leads back.
 */
export const MemberCentre = guarded(function MemberCentre(props: CentreProps) {
  const { locale, messages, menu, first } = props
  const [t] = useState(() => createTranslate<'centre' | 'errors'>(messages, locale))
  const role = useStore($role)
  // Before the links of screens, which would follow the link instead.
  useEffect(followBack, [])
  const entry = useScreen(menu, first.screen)
  const isForTrialUsers = entry.audience === 'for-session'
  return (
    <Words value={t}>
      <div className="centre" data-screen={entry.screen}>
        {entry.screen === '' ? <Greeting /> : <ScreenMenu label={t('nav.label')} menu={menu} current={entry} />}
        {role === 'trial' && !isForTrialUsers ? (
          <div className="centre__main">
            <RealAccountNeeded heading={entry.text} />
          </div>
        ) : (
          <div className={isForTrialUsers ? 'centre__main' : 'centre__main centre__main--real'}>
            <ScreenOutlet {...props} screens={memberScreens} entry={entry} />
          </div>
        )}
      </div>
    </Words>
  )
})

/** Shown to trial users instead of a screen that needs a real account. */
function RealAccountNeeded({ heading }: { heading: string }) {
  const t = useWords<'centre' | 'errors'>()
  return (
    <section className="panel real" aria-labelledby="real-title">
      <h1 id="real-title">{heading}</h1>
      <p>{t('real.text')}</p>
      <a className="button button--main" href="#register" data-popup="register">
        {t('real.register')}
      </a>
    </section>
  )
}
