export interface ChangedAttribute {
    /** A name of the provider's schema, never a key of a map. Hostile until escaped. */
    name: string;
    /** Present if a difference in it forces the replacement. */
    forces?: true;
}
/**
 * The attributes that differ, those that force a replacement first.
 *
 * @param change of a resource of this type, as the JSON plan has it
 */
export declare function changedAttributes(change: unknown, type: unknown): ChangedAttribute[];
