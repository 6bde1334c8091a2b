import type { Translate } from '#lib/messages.ts'

/** The areas of words of the desk. */
export type DeskAreas = 'desk' | 'agent-centre' | 'centre' | 'errors'
export type DeskWords = Translate<DeskAreas>
