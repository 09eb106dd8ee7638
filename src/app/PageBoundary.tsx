import { Component, type ReactNode } from 'react';
import { PageError } from './PageError.tsx';

interface PageBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps header and footer when a page's own code fails. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
