import { array, boolean, integer, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'

export const getCountries = defineCall({
  name: 'getCountries',
  summary: 'Countries whose mobile numbers are accepted, the preselected one first.',
  method: 'GET',
  path: '/wps/system/countries',
  auth: 'none',
  request: object({}),
  response: type({
    countries: array(
      type({
        countryCode: string(),
        countryDialingCode: string(),
        name: string(),
        /** Path of the flag's picture. */
        flag: string(),
        /** Number of digits of a mobile number, without the dialling code. */
        minDigits: integer(),
        maxDigits: integer(),
        isDefault: boolean(),
      }),
    ),
  }),
})
