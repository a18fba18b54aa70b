import { useEffect, useRef, useState } from "react";

/** Viewing and editing in turns; leaving the form returns the focus to the button that opened it. */
export function useEditMode() {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return {
    isEditing,
    editButton,
    startEditing: () => setIsEditing(true),
    stopEditing: () => setIsEditing(false),
  };
}
