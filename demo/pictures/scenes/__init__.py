"""Goods in use: rooms, tables and gardens in which several products of the mall stand."""
from scenes import outdoors, rooms, tables
from scenes.registry import SCENES
