/** Latin letters that are no basic letter with an accent. */
export const basicLetters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', ẞ: 'SS', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ đ: 'd', Đ: 'D', ð: 'd', Ð: 'D', þ: 'th', Þ: 'TH', ı: 'i' },
}

/** The letters of {@link basicLetters}. */
export const notAccented = new RegExp(`[${Object.keys(basicLetters).join('')}]`, 'g')
