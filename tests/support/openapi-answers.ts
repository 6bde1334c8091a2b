import { readFileSync } from 'node:fs'
import type { ErrorObject, ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'

type Json = Readonly<Record<string, unknown>>

/** Requests and answers held to a document of docs/openapi, as it is committed. */
export interface HeldTo {
  /** What is wrong with an answer; nothing if the document describes it. */
  faultsOfAnswer(method: string, path: string, status: number, body: unknown): readonly string[]
  /** What is wrong with the fields of a request, before they are sealed or written into an address. */
  faultsOfRequest(method: string, path: string, fields: unknown): readonly string[]
}

type Name = 'players' | 'vendor' | 'to-vendor'

const known = new Map<Name, HeldTo>()

/** @param name of the document, without its folder and ending */
export function heldTo(name: Name): HeldTo {
  const held = known.get(name) ?? read(name)
  known.set(name, held)
  return held
}

function read(name: Name): HeldTo {
  const document = JSON.parse(readFileSync(`docs/openapi/${name}.json`, 'utf8')) as Json
  // Formats are hints beside the patterns; the other words of a document are none of JSON Schema.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, name)
  const compiled = new Map<string, ValidateFunction>()

  function faults(steps: readonly string[], value: unknown): readonly string[] {
    const pointer = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `${name}#/${pointer}` })
    compiled.set(pointer, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(printedError)
  }

  /** Follows a reference from one place of the document to another. */
  function resolved(steps: readonly string[]): readonly string[] {
    const at = valueAt(document, steps) as { readonly $ref?: string } | undefined
    return at?.$ref === undefined ? steps : at.$ref.slice(2).split('/')
  }

  return {
    faultsOfAnswer(method, path, status, body) {
      const steps = resolved(['paths', path, method.toLowerCase(), 'responses', String(status)])
      const content = [...steps, 'content', 'application/json', 'schema']
      return valueAt(document, content) === undefined
        ? [`${name}.json has no answer ${status} of ${method} ${path}`]
        : faults(content, body)
    },
    faultsOfRequest(method, path, fields) {
      const operation = ['paths', path, method.toLowerCase()]
      const body = [...operation, 'requestBody', 'content', 'application/json', 'schema']
      if (valueAt(document, body) !== undefined) {
        const inside = [...body, 'properties', 'sealed', 'contentSchema']
        return faults(valueAt(document, inside) === undefined ? body : inside, fields)
      }
      const parameters = (valueAt(document, [...operation, 'parameters']) ?? []) as readonly Parameter[]
      const given = (fields ?? {}) as Json
      return [
        ...Object.keys(given)
          .filter((field) => !parameters.some((parameter) => parameter.name === field))
          .map((field) => `${path} has no parameter ${field}`),
        ...parameters.flatMap(({ in: place, name: field, required }, at) => {
          if (place !== 'query') return []
          if (given[field] === undefined) return required ? [`${field} is missing`] : []
          return faults([...operation, 'parameters', String(at), 'schema'], given[field])
        }),
      ]
    },
  }
}

interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
}

/** What is wrong with a request of a vendor's protocol and its answer. */
export async function faultsOfExchange(
  name: 'vendor' | 'to-vendor',
  path: string,
  body: Uint8Array,
  response: Response,
): Promise<readonly string[]> {
  const [request, answer] = [new TextDecoder().decode(body), await response.clone().text()]
  const document = heldTo(name)
  return [
    ...document.faultsOfRequest('POST', path, JSON.parse(request)),
    ...document.faultsOfAnswer('POST', path, response.status, JSON.parse(answer)),
  ]
}

const valueAt = (value: unknown, steps: readonly string[]) =>
  steps.reduce<unknown>((at, step) => (at as Json | undefined)?.[step], value)

const printedError = ({ instancePath, message, params }: ErrorObject) =>
  `${instancePath || '/'} ${message} ${JSON.stringify(params)}`
