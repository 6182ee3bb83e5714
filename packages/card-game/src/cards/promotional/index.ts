import type { Defined } from '../define';
import { exclusive } from './exclusive';
import { limited } from './limited';
import { locations } from './locations';

export const promotional: readonly Defined[] = [...locations, ...limited, ...exclusive];
