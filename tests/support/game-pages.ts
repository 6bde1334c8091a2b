/** Whether a route is the page of a game, which is shown in a frame alone, by a script. */
export const isGamePage = (route: string): boolean => route.startsWith('/play/')
