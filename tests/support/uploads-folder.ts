import { inject } from 'vitest'

/**
 * The folder for pictures that tests upload; it is deleted when the run ends. In `.data`, where the gateway keeps them by default,
 * `npm start` would take them for what is left of a lost database.
 */
export const uploadsFolder = (): string => inject('uploads')
