import { literal, object, Struct } from 'superstruct'

type Fields = Readonly<Record<string, { readonly TYPE: unknown }>>
type OfKind<Kind, Shape extends Fields> = { readonly kind: Kind } & {
  readonly [Name in keyof Shape]: Shape[Name]['TYPE']
}

/**
 * A request of one of several shapes, by its field `kind`. Unlike a `union`, which tries all of them, it checks only
 * the right one, so a refusal names the field.
 *
 * @param otherwise the kind whose struct checks a request of an unknown kind
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
  const shapeOf = (value: unknown) => {
    const { kind }: { readonly kind?: unknown } = Object(value)
    const shape = typeof kind === 'string' ? shapes.get(kind) : undefined
    return (shape ?? shapes.get(otherwise)) as unknown as Struct
  }
  // This replaces `dynamic` of superstruct, which would be in the file of every page.
  const chosen = new Struct({
    type: 'byKind',
    // The reference and the tests read the shapes from here.
    schema: [...shapes.values()],
    entries: (value, context) => shapeOf(value).entries(value, context),
    validator: (value, context) => shapeOf(value).validator(value, context),
    coercer: (value, context) => shapeOf(value).coercer(value, context),
    refiner: (value, context) => shapeOf(value).refiner(value, context),
  })
  return chosen as unknown as Struct<
    { [Kind in keyof Kinds & string]: OfKind<Kind, Kinds[Kind]> }[keyof Kinds & string],
    null
  >
}
