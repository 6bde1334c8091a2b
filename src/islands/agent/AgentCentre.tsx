import { ScreenMenu } from '#islands/ScreenMenu.tsx'
import { ScreenOutlet } from '#islands/ScreenOutlet.tsx'
import type { CentreProps } from '#islands/screen.ts'
import { useScreen } from '#islands/use-screen.ts'
import { createTranslate } from '#lib/messages.ts'
import { agentScreens } from './screens.ts'

/** The agent centre: its menu, and the screen of the current address. */
export function AgentCentre(props: CentreProps) {
  const entry = useScreen(props.menu, props.first.screen)
  const t = createTranslate(props.messages, props.locale)
  return (
    <>
      <ScreenMenu className="chips" label={t('nav.agent')} menu={props.menu} current={entry} />
      <ScreenOutlet {...props} screens={agentScreens} entry={entry} />
    </>
  )
}
