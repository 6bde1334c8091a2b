/** Dispatched on `window` after the promotions of the page were replaced by newer ones. */
export const renewedEvent = 'site:news'
