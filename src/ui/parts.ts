import type { ReactElement } from 'react'

/**
 * Content without a text of its own: elements, or nothing. It may stand beside other elements. A `ReactNode` may be a text, so it
 * stands alone in an element: a browser's translator takes a text that has siblings away from React (decision 0050).
 */
export type Parts = ReactElement | readonly Parts[] | '' | false | null | undefined
