import './agent-centre.css'
import { useState } from 'react'
import { guarded } from '#islands/Guard.tsx'
import { ScreenOutlet } from '#islands/ScreenOutlet.tsx'
import type { CentreProps, ScreenEntry } from '#islands/screen.ts'
import { useScreen } from '#islands/use-screen.ts'
import { Words } from '#islands/Words.tsx'
import { createTranslate, type Messages } from '#lib/messages.ts'
import { $inForce } from '#stores/agents/contracts/in-force.ts'
import { useStore } from '#stores/use-store.ts'
import { AgentBar } from './AgentBar.tsx'
import { AgentMenu } from './AgentMenu.tsx'
import { AgentTabs } from './AgentTabs.tsx'
import { menuGroups } from './menu.ts'
import { agentScreens } from './screens.ts'

interface Props extends CentreProps {
  /** Messages of the frame itself. */
  frame: Messages
  /** Deposit, withdrawal, transfers in the line, security and messages, which are screens of the member centre. */
  ways: readonly ScreenEntry[]
  /** The encrypted address of customer service. */
  support: string | undefined
  /** The operator's time zone, as the build knew it. */
  timeZone: string
}

/**
 * The agent centre: its bar, its menu, and the screen of the current address. It replaces header, side menu and footer.
 */
export const AgentCentre = guarded(function AgentCentre({ frame, ways, support, timeZone, ...props }: Props) {
  const { language, locale, menu } = props
  const entry = useScreen(menu, props.first.screen)
  const inForce = useStore($inForce)
  const [t] = useState(() => createTranslate<'agent-centre' | 'centre' | 'common' | 'system'>(frame, locale))
  return (
    <Words value={t}>
      <AgentBar language={language} timeZone={timeZone} />
      <AgentMenu
        {...{ language, ways, support, current: entry }}
        groups={menuGroups(menu, inForce)}
        isKnown={inForce !== undefined}
      />
      <main className="agents__main" id="content" tabIndex={-1} aria-label={entry.title}>
        <noscript>
          <p className="message">{t('noscript')}</p>
        </noscript>
        <ScreenOutlet {...props} screens={agentScreens} entry={entry} />
      </main>
      <AgentTabs menu={menu} current={entry} />
    </Words>
  )
})
