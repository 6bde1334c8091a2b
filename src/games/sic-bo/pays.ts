/**
 * What one unit of the stake becomes, the stake itself included. It is the table that GameTwist publishes (gametwist.com, rules of Sic
 * Bo), the best of the common ones: every bet returns at least 87.5 %, while totals of 4 at 60:1, triples at 180:1 and pairs of numbers
 * at 5:1 stay below the 85 % of the law.
 */
export const evenChance = 2n
/** By how many of the dice show the number: 1:1, 2:1, 15:1. */
export const singlePays: readonly bigint[] = [0n, 2n, 3n, 16n]
export const doublePay = 13n
export const triplePay = 208n
export const anyTriplePay = 35n
export const combinationPay = 7n
/** By the total from 4 to 10; 17 down to 11 pay the same. */
export const totalPays: readonly bigint[] = [70n, 35n, 21n, 14n, 10n, 8n, 7n]
