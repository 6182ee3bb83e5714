import { type Resource, resources } from '../terms';

/** The resources that are highest. */
export function highestOf(dials: Readonly<Record<Resource, number>>): Resource[] {
  const most = Math.max(...resources.map((resource) => dials[resource]));
  return resources.filter((resource) => dials[resource] === most);
}
