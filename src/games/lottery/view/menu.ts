/** The plays of a type of lottery as a player looks for them: in groups, the most played first. */
export type PlayMenu = readonly { readonly group: string; readonly plays: readonly string[] }[]
