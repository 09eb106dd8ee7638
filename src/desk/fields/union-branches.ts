import { readSchema, type SchemaNode } from '../form/schema-node.ts';
import type { Json } from '../store/operation.ts';

/** The forms of a union that the desk offers; all ways to write an amount count as one. */
export function readBranches(node: SchemaNode): readonly SchemaNode[] {
  const branches = node.options
    .map(readSchema)
    .flatMap((option) => (option.type === 'union' ? readBranches(option) : [option]));
  const [first, ...more] = branches.filter(({ meta }) => meta?.amount);
  if (!first || more.length === 0) return branches;
  return [first, ...branches.filter(({ meta, type }) => !meta?.amount && type !== 'literal')];
}

/** The position of the form that a value has: the one that was chosen, unless another fits the value better. */
export function findBranchIndex(
  branches: readonly SchemaNode[],
  value: Json | undefined,
  chosen?: number,
): number {
  const scores = branches.map((branch) => matchScore(branch, value));
  const best = Math.max(...scores);
  return chosen !== undefined && scores[chosen] === best ? chosen : scores.indexOf(best);
}

/** An object's keys that a branch knows minus those that it does not; lowest for values of another type. */
function matchScore(node: SchemaNode, value: Json | undefined): number {
  const isList = Array.isArray(value);
  if (node.type === 'array') return isList ? 10 : -10;
  if (node.type === 'literal') return node.values.includes(value ?? null) ? 10 : -10;
  if (node.type === 'object' || node.type === 'record') {
    if (typeof value !== 'object' || value === null || isList) return -10;
    if (node.type === 'record') return 0;
    const shape = node.shape ?? {};
    return Object.entries(value).reduce((sum, [key, own]) => {
      const schema = shape[key];
      if (!schema) return sum - 1;
      const child = readSchema(schema);
      return sum + (child.type === 'literal' && !child.values.includes(own) ? -5 : 1);
    }, 0);
  }
  return typeof value === (node.type === 'int' ? 'number' : node.type) ? 10 : -5;
}
