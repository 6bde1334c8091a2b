import { enums, integer, max, min, object, type } from 'superstruct'
import { risks } from '#games/risk.ts'
import { wheelSegments } from './rules.ts'

const choice = { segments: enums(wheelSegments), risk: enums(risks) }

/** What is chosen for a spin. */
export const WheelChoiceStruct = object(choice)

/** A round as the player sees it: what was chosen, and the segment where the wheel stopped, clockwise from 0. */
export const ShownWheelStruct = type({ ...choice, segment: max(min(integer(), 0), 49) })
