/** Routes of the centres, without language. */
export const centreRoutes = { member: '/member/', agent: '/agentHome/' } as const
export type Centre = keyof typeof centreRoutes

/**
 * The route of a screen, without language.
 *
 * @param screen its name in the registry; empty for the front page of the centre
 */
export function screenRoute(centre: Centre, screen: string): string {
  return centreRoutes[centre] + (screen && `${screen}/`)
}
