import ts from 'typescript'

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const unknownFlags = ts.TypeFlags.Any | ts.TypeFlags.Unknown

/**
 * What React would write into the document for a value of this type: no text, at most one text, or maybe several texts side by
 * side. The empty string writes none.
 */
export function textsOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  /** Types that contain this one; a type may contain itself. */
  around: ReadonlySet<ts.Type> = new Set(),
): 'none' | 'one' | 'several' {
  if (around.has(type)) return 'none'
  const within = new Set([...around, type])
  if (type.isUnion()) {
    const kinds = new Set(type.types.map((one) => textsOf(one, checker, within)))
    return kinds.has('several') ? 'several' : kinds.has('one') ? 'one' : 'none'
  }
  if (type.isStringLiteral() && type.value === '') return 'none'
  if (type.flags & (textFlags | unknownFlags)) return 'one'
  if (type.isIntersection()) return type.types.some((one) => one.flags & textFlags) ? 'one' : 'none'
  if (type.isTypeParameter()) {
    const constraint = type.getConstraint()
    return constraint ? textsOf(constraint, checker, within) : 'one'
  }
  if (!checker.isArrayType(type) && !checker.isTupleType(type)) return 'none'
  const items = checker.getTypeArguments(type as ts.TypeReference)
  return items.some((item) => textsOf(item, checker, within) !== 'none') ? 'several' : 'none'
}
