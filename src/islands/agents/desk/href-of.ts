import type { ScreenEntry } from '#islands/screen.ts'

/** The address of a screen of the agent centre. */
export const hrefOf = (menu: readonly ScreenEntry[], screen: string): string =>
  menu.find((entry) => entry.screen === screen)?.href ?? ''
