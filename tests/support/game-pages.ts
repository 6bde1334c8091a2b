/** Whether a route is the page of a game, which a script shows in a frame only. */
export const isGamePage = (route: string): boolean => route.startsWith('/play/')
