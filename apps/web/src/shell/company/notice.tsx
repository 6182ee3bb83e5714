import { company as words } from '../words';
import './company.css';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly urgent?: boolean;
}

/** One thing to know about the table, and what can be done about it. */
export function Notice({ children, urgent = false }: Props) {
  return <div className={`notice ${urgent ? 'urgent' : ''}`}>{children}</div>;
}

/** The server does not answer; the page keeps trying. */
export function ConnectionLost() {
  return <Notice urgent>{words.connectionLost}</Notice>;
}
