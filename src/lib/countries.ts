/** A country whose mobile numbers are accepted. */
export interface Country {
  /** ISO 3166-1, two letters. */
  readonly countryCode: string
  /** The calling code with its plus sign. */
  readonly countryDialingCode: string
  readonly name: string
  /** Number of digits of a mobile number, without dialling code and leading zero: least and most. */
  readonly digits: readonly [fewest: number, most: number]
}

const country = (
  countryCode: string,
  dialing: number,
  name: string,
  fewest: number,
  most: number = fewest,
): Country => ({ countryCode, countryDialingCode: `+${dialing}`, name, digits: [fewest, most] })

/** The first country is the default. Lengths follow ITU-T E.164 and the national numbering plans. */
export const countries: readonly Country[] = [
  country('BR', 55, 'Brasil', 11),
  country('AR', 54, 'Argentina', 10, 11),
  country('BO', 591, 'Bolivia', 8),
  country('CL', 56, 'Chile', 9),
  country('CO', 57, 'Colombia', 10),
  country('CR', 506, 'Costa Rica', 8),
  country('DO', 1, 'República Dominicana', 10),
  country('EC', 593, 'Ecuador', 9),
  country('GT', 502, 'Guatemala', 8),
  country('MX', 52, 'México', 10),
  country('PA', 507, 'Panamá', 8),
  country('PE', 51, 'Perú', 9),
  country('PY', 595, 'Paraguay', 9),
  country('UY', 598, 'Uruguay', 8),
  country('VE', 58, 'Venezuela', 10),
  country('PT', 351, 'Portugal', 9),
  country('ES', 34, 'España', 9),
  country('IT', 39, 'Italia', 9, 10),
  country('FR', 33, 'France', 9),
  country('DE', 49, 'Deutschland', 10, 11),
  country('GB', 44, 'United Kingdom', 10),
  country('IE', 353, 'Ireland', 9),
  country('US', 1, 'United States', 10),
  country('CA', 1, 'Canada', 10),
  country('AO', 244, 'Angola', 9),
  country('CV', 238, 'Cabo Verde', 7),
  country('MZ', 258, 'Moçambique', 9),
  country('ZA', 27, 'South Africa', 9),
  country('NG', 234, 'Nigeria', 10),
  country('IN', 91, 'India', 10),
  country('ID', 62, 'Indonesia', 9, 12),
  country('JP', 81, '日本', 10),
  country('KR', 82, '대한민국', 9, 10),
  country('CN', 86, '中国', 11),
  country('MY', 60, 'Malaysia', 9, 10),
  country('PH', 63, 'Pilipinas', 10),
  country('SG', 65, 'Singapore', 8),
  country('TH', 66, 'ไทย', 9),
  country('VN', 84, 'Việt Nam', 9),
  country('AU', 61, 'Australia', 9),
]

const [first] = countries

/** The dialling code for numbers without a country. */
export const defaultDialingCode = first?.countryDialingCode ?? '+55'

/** Number of digits of a mobile number with this dialling code; undefined if none of the countries has it. */
export function phoneDigits(dialingCode: string): readonly [fewest: number, most: number] | undefined {
  const matches = countries.filter(({ countryDialingCode }) => countryDialingCode === dialingCode)
  if (matches.length === 0) return undefined
  return [Math.min(...matches.map(({ digits }) => digits[0])), Math.max(...matches.map(({ digits }) => digits[1]))]
}
