/**
 * The plays of a lottery in groups, in the order in which a player looks for them: the most played first. Each play of the type stands in
 * it once; a play whose numbers can be typed or chosen place by place stands there in both ways, one beside the other.
 */
export type PlayMenu = readonly { readonly group: string; readonly plays: readonly string[] }[]
