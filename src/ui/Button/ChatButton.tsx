import MessageCircle from 'lucide-react/icons/message-circle';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import { ButtonLink, type ButtonLook } from './Button.tsx';

interface ChatButtonProps extends ButtonLook {
  readonly href: string;
  readonly label: string;
  /** Told to screen readers. */
  readonly opensNewWindow: string;
}

/** A button that opens the chat in a new window. Spec §1. */
export function ChatButton({ label, opensNewWindow, ...rest }: ChatButtonProps) {
  return (
    <ButtonLink target="_blank" rel="noopener" look="accent" {...rest}>
      <MessageCircle aria-hidden size={18} />
      <span>
        {label} <VisuallyHidden>{opensNewWindow}</VisuallyHidden>
      </span>
    </ButtonLink>
  );
}
