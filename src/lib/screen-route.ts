/** Where each centre stands, without language. */
export const centreRoutes = { member: '/member/', agent: '/agentHome/' } as const
export type Centre = keyof typeof centreRoutes

/**
 * The address of a screen, without language.
 *
 * @param screen its name in the registry of its centre; the empty one is the front page of the centre
 */
export function screenRoute(centre: Centre, screen: string): string {
  return centreRoutes[centre] + (screen && `${screen}/`)
}
