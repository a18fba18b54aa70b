import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";

type BoundaryProps = { place: string; failure: ReactNode; children: ReactNode };

type BoundaryState = { place: string; hasFailed: boolean };

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { place: this.props.place, hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, before: BoundaryState) {
    return place === before.place ? null : { place, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

type ScreenBoundaryProps = { failure: ReactNode; children: ReactNode };

/** Keeps a screen that breaks, or whose code does not come, within its frame; another screen begins afresh. */
export function ScreenBoundary(props: ScreenBoundaryProps) {
  const { pathname } = useLocation();
  return <Boundary {...props} place={pathname} />;
}
