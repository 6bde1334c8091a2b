import { array, nullable, string, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { defineSetting, readSetting } from '#gateway/platform/settings/settings.ts'
import { countries } from '#lib/countries.ts'

/** Two-letter codes: the preselected country, and the offered countries (null for all). */
export const countriesSetting = defineSetting(
  'countries',
  type({ preselected: string(), offered: nullable(array(string())) }),
  { preselected: 'BR', offered: null },
)

/** The countries of the form, the preselected one first. */
export async function listCountries(on: Executor) {
  const { name, shape, fallback } = countriesSetting
  const { preselected, offered } = await readSetting(on, name, shape, fallback)
  const list = countries
    .filter(({ countryCode }) => offered === null || offered.includes(countryCode))
    .map(({ countryCode, countryDialingCode, name: ownName, digits }) => ({
      countryCode,
      countryDialingCode,
      name: ownName,
      flag: `/flags/${countryCode.toLowerCase()}.svg`,
      minDigits: digits[0],
      maxDigits: digits[1],
      isDefault: countryCode === preselected,
    }))
  return { countries: list.sort((one, other) => Number(other.isDefault) - Number(one.isDefault)) }
}
