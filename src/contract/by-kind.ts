import { dynamic, literal, object, Struct } from 'superstruct'

type Fields = Readonly<Record<string, { readonly TYPE: unknown }>>
type OfKind<Kind, Shape extends Fields> = { readonly kind: Kind } & {
  readonly [Name in keyof Shape]: Shape[Name]['TYPE']
}

/**
 * A request of one of several shapes, by its field `kind`. Unlike a `union`, which tries all of them, it checks the right
 * one alone, so a refusal names the field.
 *
 * @param otherwise the kind by whose shape a request of no known kind is refused
 */
export function byKind<const Kinds extends Readonly<Record<string, Fields>>>(
  kinds: Kinds,
  otherwise: keyof Kinds & string,
) {
  const shapes = new Map(
    Object.entries(kinds).map(([kind, fields]) => [
      kind,
      object({ kind: literal(kind), ...(fields as unknown as Readonly<Record<string, Struct>>) }),
    ]),
  )
  const chosen = dynamic((value) => {
    const { kind }: { readonly kind?: unknown } = Object(value)
    const shape = typeof kind === 'string' ? shapes.get(kind) : undefined
    return (shape ?? shapes.get(otherwise)) as unknown as Struct
  })
  // The reference and the tests read the shapes from here.
  return new Struct({ ...chosen, type: 'byKind', schema: [...shapes.values()] }) as unknown as Struct<
    { [Kind in keyof Kinds & string]: OfKind<Kind, Kinds[Kind]> }[keyof Kinds & string],
    null
  >
}
