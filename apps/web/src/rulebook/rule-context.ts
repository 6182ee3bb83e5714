import { createContext } from 'react';

/** Opens what is known about a rule, beside the sign that was clicked. */
export type OpenRule = (rule: string, by: HTMLElement) => void;

export const RuleContext = createContext<OpenRule>(() => undefined);
