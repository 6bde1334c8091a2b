import { enums, type Infer, integer, pattern, string } from 'superstruct'

/** The accounts of a list: those directly below, or the whole team. */
export const teamLevels = ['direct', 'all'] as const
export const TeamLevel = enums(teamLevels)
export type TeamLevel = Infer<typeof TeamLevel>

/** The beginning of an account name, in any case. */
export const AccountPrefix = pattern(string(), /^[^\s%\\]{1,64}$/)

/** The place of an account: its name, how many steps below the caller, and the agent directly above it. */
export const placeFields = { account: string(), level: integer(), agent: string() }
