/** How much the multipliers of a game differ: with low risk it pays often and little, with high risk seldom and much. */
export const risks = ['low', 'middle', 'high'] as const
export type Risk = (typeof risks)[number]
