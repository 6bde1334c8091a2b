/** The name of a round of a shared table. */
export const nameOf = (table: string, number: number | bigint): string => `${table} ${number}`
